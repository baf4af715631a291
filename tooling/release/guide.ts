import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What a guide tells its reader to do, in its order. */
export type Step = { file: string; content: string } | { commands: string };

/** The files and commands of a guide: code blocks with a title, and those of the shell. */
export function stepsOf(markdown: string): Step[] {
  const blocks = markdown.matchAll(/^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, language, file, content = '']): Step[] => {
    if (file !== undefined) return [{ file, content }];
    return language === 'sh' ? [{ commands: content }] : [];
  });
}

/** Writes every file of a guide, so that its commands find what they need whatever their order. */
export async function writeFiles(steps: readonly Step[], folder: string): Promise<void> {
  for (const step of steps) {
    if (!('file' in step)) continue;
    const file = path.join(folder, step.file);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, step.content);
  }
}
