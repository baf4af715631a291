// The library on the oldest React that it says it works with.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import process from 'node:process';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';
import { Bookings } from './build/server/bookings.js';

assert.equal(version, '19.0.0');
const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };
const client = new URL('build/client/', import.meta.url);
const frame = await readFile(new URL('index.html', client), 'utf8');
const { HOST: host, PORT: port } = process.env;

createServer((request, response) => {
  if (request.url === '/') {
    response.setHeader('content-type', 'text/html');
    response.end(frame.replace('<!--page-->', renderToString(createElement(Bookings))));
    return;
  }
  readFile(new URL(`.${request.url}`, client)).then(
    (file) => {
      response.setHeader('content-type', types[request.url.split('.').at(-1)] ?? 'text/plain');
      response.end(file);
    },
    () => response.writeHead(404).end(),
  );
}).listen(Number(port), host, () => console.log(`http://${host}:${port}`));
