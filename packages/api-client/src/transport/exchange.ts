/** One request as it goes over the line. */
export interface Exchange {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  credentials: RequestCredentials | undefined;
}
