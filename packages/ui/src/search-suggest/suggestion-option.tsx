import type { HTMLAttributes } from 'react';
import { MarkedText } from '../highlight/marked-text.tsx';
import { splitTyped } from './split-typed.ts';
import type { Suggestion } from './suggestion.ts';
import './search-suggest.css';

interface SuggestionOptionProps extends HTMLAttributes<HTMLElement> {
  suggestion: Suggestion;
  /** What is marked in it. */
  typed: string;
}

/** The picture of a suggestion at its small size: the first source, else the picture itself. */
function SmallPicture({ picture }: { picture: NonNullable<Suggestion['picture']> }) {
  return (
    <picture className="pothik-suggest__picture">
      {picture.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes="3.5rem" />
      ))}
      <img src={picture.src} alt="" width={56} height={42} decoding="async" />
    </picture>
  );
}

/** One suggestion, as an `option`. */
export function SuggestionOption({ suggestion, typed, ...item }: SuggestionOptionProps) {
  const { label, details, note, picture, icon } = suggestion;
  return (
    <div className="pothik-suggest__option" {...item}>
      {picture ? <SmallPicture picture={picture} /> : null}
      {icon ? <span className="pothik-suggest__icon">{icon}</span> : null}
      <span className="pothik-suggest__text">
        <bdi>
          <MarkedText parts={splitTyped(label, typed)} />
        </bdi>
        {details || note ? (
          <span className="pothik-suggest__facts">
            {details ? (
              <span>
                <MarkedText parts={splitTyped(details, typed)} />
              </span>
            ) : null}
            {note ? <bdi className="pothik-suggest__note">{note}</bdi> : null}
          </span>
        ) : null}
      </span>
    </div>
  );
}
