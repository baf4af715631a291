import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  copyEmbeddedTemplate,
  createPostgresDatabase,
  hasPostgres,
  temporaryDirectory,
} from '../databases.ts';
import { startRunningServer } from '../running-server.ts';
import type { Place } from '../stored-data.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Span['attributes'] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

let place: Place;
let collector: Server;
let received: string[] = [];
const toUndo: (() => Promise<void>)[] = [];

beforeEach(async () => {
  const dataDirectory = await temporaryDirectory();
  const created = hasPostgres() ? await createPostgresDatabase('demonstration') : undefined;
  if (!created) await copyEmbeddedTemplate(dataDirectory, 'demonstration');
  place = { dataDirectory, url: created?.url };
  toUndo.push(async () => {
    await created?.drop();
    await rm(dataDirectory, { recursive: true });
  });
  received = [];
  collector = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      received.push(
        (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString(),
      );
      response.setHeader('content-type', 'application/json').end('{}');
    })();
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});

afterEach(async () => {
  collector.closeAllConnections();
  collector.close();
  for (const undo of toUndo.splice(0)) await undo();
});

const endpoint = () => `http://127.0.0.1:${String((collector.address() as AddressInfo).port)}`;

/** Runs the server on the demonstration's data while somebody uses it. */
async function serve(environment: NodeJS.ProcessEnv, use: (origin: string) => Promise<void>) {
  const { server, origin } = await startRunningServer(place, environment);
  const ended = once(server, 'exit');
  try {
    await use(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

const sentSpans = (): Span[] =>
  received.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    ),
  );

const attribute = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value;

describe('a trace', () => {
  it('goes from a request of somebody else to the statements of the database, and tells of nobody', async () => {
    const [traceId, sender] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const person = { name: 'Rahima Begum', phone: '01712345678', whatsapp: '01712345678' };
    await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() }, async (origin) => {
      const [service] = (
        (await (await fetch(`${origin}/api/services?limit=1`)).json()) as {
          data: { _id: string; serviceType: string }[];
        }
      ).data;
      await fetch(`${origin}/api/services?search=visa`);
      const booked = await fetch(`${origin}/api/bookings`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          traceparent: `00-${traceId}-${sender}-01`,
        },
        body: JSON.stringify({
          ...person,
          serviceId: service?._id,
          serviceType: service?.serviceType,
          address: '12 Lake Road, Dhaka',
        }),
      });
      expect(booked.status).toBe(200);
    });
    const spans = sentSpans();
    const request = spans.find(
      ({ traceId: id, name }) => id === traceId && name === 'POST /api/bookings',
    );
    expect(request).toMatchObject({ parentSpanId: sender });
    expect(request && attribute(request, 'http.response.status_code')).toEqual({ intValue: 200 });
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map(({ name }) => name)).toContain('insert');
    const inserting = statements.find((span) =>
      attribute(span, 'db.query.text')?.stringValue?.startsWith('insert into "bookings"'),
    );
    expect(inserting && attribute(inserting, 'db.system.name')).toEqual({
      stringValue: 'postgresql',
    });
    // The other request is a trace of its own.
    const list = spans.find(({ name }) => name === 'GET /api/services');
    expect(list?.traceId).not.toBe(traceId);
    expect(spans.filter(({ parentSpanId }) => parentSpanId === list?.spanId)).not.toEqual([]);
    const told = received.join('\n');
    for (const secret of [
      person.name,
      person.phone,
      '1712345678',
      'Lake Road',
      'search=visa',
      '127.0.0.1',
    ]) {
      expect(told).not.toContain(secret);
    }
    expect(told).toContain('"stringValue":"pothik"');
  });

  it('holds nothing up where the collector is away', async () => {
    const gone = endpoint();
    collector.closeAllConnections();
    collector.close();
    await once(collector, 'close');
    await serve({ OTEL_EXPORTER_OTLP_ENDPOINT: gone }, async (origin) => {
      expect((await fetch(`${origin}/api/categories`)).status).toBe(200);
    });
  });

  it('is not begun, and nothing for it loaded, where no collector is named', async () => {
    const loaded = await temporaryDirectory();
    toUndo.push(() => rm(loaded, { recursive: true }));
    await serve({ NODE_V8_COVERAGE: loaded }, async (origin) => {
      expect((await fetch(`${origin}/api/categories`)).status).toBe(200);
    });
    const files = await Promise.all(
      (await readdir(loaded)).map((file) => readFile(path.join(loaded, file), 'utf8')),
    );
    const modules = files.join('\n');
    expect(modules).toContain('platform/traces/traces.ts');
    expect(modules).not.toContain('platform/traces/open-telemetry.ts');
    expect(modules).not.toContain('@opentelemetry/sdk-trace');
  });
});
