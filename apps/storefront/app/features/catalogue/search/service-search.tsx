import { limits } from '@pothik/contract';
import { SearchSuggest, type LoadSuggestions } from '@pothik/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormats } from '../../../messages/formats.ts';
import { useFrameMessages } from '../../../messages/frame.ts';
import { useSearchMessages } from '../../../messages/search.ts';
import { useAppDispatch, useSettings } from '../../../store/hooks.ts';

interface ServiceSearchProps {
  className?: string | undefined;
  labelHidden?: boolean;
  defaultValue?: string;
  /** After the text, such as a button. */
  end?: ReactNode;
}

/** The field of a form that searches for services, and suggests some while one types. */
export function ServiceSearch({ className = '', ...field }: ServiceSearchProps) {
  const { search } = useSearchMessages();
  const { card } = useFrameMessages();
  const navigate = useNavigate();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const origin = useSettings().apiOrigin;
  const load: LoadSuggestions = async (words, signal) => {
    const { loadSuggestions } = await import('./load-suggestions.tsx');
    return loadSuggestions(words, signal, {
      dispatch,
      origin,
      formats,
      words: { ...search, ...card },
    });
  };
  return (
    <SearchSuggest
      {...field}
      className={className}
      name="search"
      label={search.label}
      placeholder={search.placeholder}
      maxLength={limits.maximumSearchLength}
      load={load}
      onChoose={({ href }) => void navigate(href)}
      labels={search.suggestions}
    />
  );
}
