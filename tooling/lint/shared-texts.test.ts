import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findSharedTexts } from './shared-texts.ts';

const file = path.resolve(import.meta.dirname, '../../packages/ui/src/written-here.tsx');
const before = `
  import type { ReactElement, ReactNode } from 'react';
  declare const busy: boolean, name: string, node: ReactNode, icon: ReactElement;
  declare const Wrapped: (props: { children: ReactNode }) => ReactElement;
  const Bare = ({ children }: { children: ReactNode }) => <>{children}<hr /></>;
`;

// The libraries are the same for each text.
const options: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};
const host = ts.createCompilerHost(options);
let written = '';
const read = host.getSourceFile.bind(host);
const kept = new Map<string, ts.SourceFile | undefined>();
host.getSourceFile = (name, version) => {
  if (name === file) return ts.createSourceFile(name, written, version);
  if (!kept.has(name)) kept.set(name, read(name, version));
  return kept.get(name);
};

function complaints(jsx: string): number {
  written = `${before}\nexport const written = ${jsx};\n`;
  return findSharedTexts(ts.createProgram([file], options, host), [file]).length;
}

describe('a text in JSX', () => {
  it.each([
    ['next to a condition', '<p>Send{busy ? <i /> : null}</p>'],
    ['that changes, next to an element', '<p>{name}<i /></p>'],
    ['of two parts', '<p>Hello {name}</p>'],
    ['that may be passed by a caller, next to a condition', '<p>{busy && <i />}{node}</p>'],
    ['next to a list', '<p>Names{[name].map((one) => <i key={one} />)}</p>'],
    ['in a fragment that a condition shows', '<p>{busy ? <>Sending</> : null}</p>'],
    ['that a component returns', '<>{name}</>'],
    ['passed to a component with other children', '<Wrapped>{name}<i /></Wrapped>'],
    ['that a component puts next to other things', '<p><Bare>{name}</Bare></p>'],
  ])('is rejected %s', (_where, jsx) => {
    expect(complaints(jsx)).toBe(1);
  });

  it.each([
    ['as the only child', '<p>{busy ? name : "Send"}</p>'],
    ['in one piece', '<p>{`Hello ${name}`}</p>'],
    ['in its own element', '<p>{busy && <i />}<span>{name}</span> <i /></p>'],
    ['that never changes, next to elements', '<p>Read <a href="#terms">this</a> {icon}</p>'],
    ['passed to a component as its only child', '<p>{icon}<Wrapped>{name}</Wrapped></p>'],
  ])('is accepted %s', (_where, jsx) => {
    expect(complaints(jsx)).toBe(0);
  });
});
