import type { ComponentProps } from 'react';
import { useHref, useNavigate } from 'react-router';

/** The fields as the query of an address. */
const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams(
    [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );

interface QueryFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method'> {
  /** A path of the storefront, in whatever language it is read. */
  action: string;
}

/**
 * A form whose fields become the query of a page, without loading it anew. Before there is script, the browser sends
 * it to the same place. An `onSubmit` that prevents the default takes its place.
 */
export function QueryForm({ action, onSubmit, ...rest }: QueryFormProps) {
  const navigate = useNavigate();
  return (
    <form
      {...rest}
      action={useHref(action)}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        void navigate(`${action}?${String(queryOf(event.currentTarget))}`);
      }}
    />
  );
}
