declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** A local server that speaks S3; its keys are `S3RVER` and `S3RVER`. */
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
  export = S3rver;
}
