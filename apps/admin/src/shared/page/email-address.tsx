import { Fragment } from 'react';

/** An e-mail address, in Latin letters in every language, that, where it is too long for a line, goes on after `@` or before a dot. */
export function EmailAddress({ children }: { children: string }) {
  return (
    <span lang="en">
      {children.split(/(?<=@)|(?=\.)/).map((part, index) => (
        // Parts have nothing of their own but their place.
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
