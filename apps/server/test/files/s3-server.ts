import S3rver from '@20minutes/s3rver';

/** A store that speaks S3, in a directory, and how to reach it. */
export async function startS3(directory: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pothik-test' }],
  });
  const { port } = await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${String(port)}`,
      bucket: 'pothik-test',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    stop: () => server.close(),
  };
}
