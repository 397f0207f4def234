declare module "@20minutes/s3rver" {
  type Options = {
    port: number;
    address: string;
    silent: boolean;
    directory: string;
    allowMismatchedSignatures: boolean;
    configureBuckets: { name: string; configs: (string | Buffer)[] }[];
  };
  type Server = {
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
    store: { putContent(path: string, content: Buffer | import("node:stream").Readable): Promise<[number, string]> };
  };

  const S3rver: new (options: Options) => Server;
  export default S3rver;
}
