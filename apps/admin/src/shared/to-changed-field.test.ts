import { describe, expect, it } from 'vitest';
import { toChangedField } from './to-changed-field.ts';

describe('a field that has changed', () => {
  it('is told as people read it, a description by its lines', () => {
    const from = '<p>Two years in <strong>Riyadh</strong>.</p>';
    const to = '<h3>Work</h3><ul><li>Wiring</li><li>Repairs &amp; tests</li></ul>';
    expect(toChangedField('service', { field: 'description', from, to })).toMatchObject({
      from: 'Two years in Riyadh.',
      to: 'Work\nWiring\nRepairs & tests',
    });
  });

  it('shows the markup where nothing else is another', () => {
    const [from, to] = ['<p>Riyadh</p>', '<p><strong>Riyadh</strong></p>'];
    expect(toChangedField('insight', { field: 'body', from, to })).toMatchObject({ from, to });
  });

  it('leaves what looks like a tag in a name', () => {
    const change = { field: 'name', from: 'A <b> visa', to: '<i>' };
    expect(toChangedField('service', change)).toMatchObject({ from: 'A <b> visa', to: '<i>' });
  });
});
