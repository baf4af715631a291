// The library on the oldest React that it says it works with, drawn as a server does.
import assert from 'node:assert/strict';
import * as ui from '@pothik/ui';
import { createElement as h, version } from 'react';
import { renderToString } from 'react-dom/server';

assert.equal(version, '19.0.0');
const html = renderToString(
  h(
    ui.ToastProvider,
    null,
    h(ui.Page, { title: 'Bookings' }, h(ui.TextField, { label: 'Full name' })),
    h(ui.Popover, { trigger: 'Filter', label: 'Filter the bookings' }),
    h(ui.Menu, { trigger: 'Account', items: [] }),
    h(ui.DataTable, { caption: 'Bookings', columns: [], rows: [], rowKey: String }),
  ),
);
for (const part of ['Bookings</h1>', 'Full name</label>', 'Filter</button>', '<table']) {
  assert.ok(html.includes(part), part);
}
