/** Where the calls come from that a page makes while it is rendered: from nobody, who is not counted. */
export const insideAddress = '0.0.0.0';
