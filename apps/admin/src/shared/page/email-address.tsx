import { Fragment } from 'react';

/** An e-mail address that, where it is too long for a line, goes on after `@` or before a dot. */
export function EmailAddress({ children }: { children: string }) {
  return children.split(/(?<=@)|(?=\.)/).map((part, index) => (
    // Parts have nothing of their own but their place.
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
