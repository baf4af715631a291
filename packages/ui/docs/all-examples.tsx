import { DoAndDont } from '../.storybook/do-and-dont.tsx';
import { allComponents } from './all-components.ts';

/**
 * The examples of all components under each other, so that they can be reviewed at once.
 *
 * @param touchable lets tests look inside them.
 */
export function AllExamples({ touchable = false }: { touchable?: boolean }) {
  return allComponents
    .filter(({ guide: { dos, donts } }) => dos ?? donts)
    .map(({ id, title, guide: { dos = [], donts = [] } }) => (
      <section key={id}>
        <h2>{title}</h2>
        <DoAndDont dos={dos} donts={donts} touchable={touchable} />
      </section>
    ));
}
