import process from 'node:process';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const conditions = ['@pothik/source', 'module', 'node'];

/** Rules are tried alone first: that takes a tenth of the time of a whole server. */
class RulesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWhole = ({ moduleId }: TestSpecification) => moduleId.includes('/test/');
    return sorted.toSorted((one, other) => Number(isWhole(one)) - Number(isWhole(other)));
  }
}

/**
 * These of the server's tests. They share one process: a change is tried in the time of the tests, not
 * in that of loading the server for each file of them.
 */
export const serverTests = (include: string[]): ViteUserConfig =>
  defineConfig({
    root: process.cwd(),
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      include,
      environment: 'node',
      pool: 'forks',
      isolate: false,
      sequence: { sequencer: RulesFirst },
      execArgv: ['--conditions=@pothik/source'],
      globalSetup: 'test/global-setup.ts',
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  });
