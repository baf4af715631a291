'use client';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../browser/copy-text.ts';
import { IconButton } from '../button/button.tsx';
import { useLabels } from '../labels/use-labels.ts';
import '../visually-hidden/visually-hidden.css';

/** The words of {@link CopyButton}, for another language than English. */
export interface CopyButtonLabels {
  copied: string;
  failed: string;
}

/** What {@link CopyButton} is given. */
export interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** What the button does, with what it copies: 'Copy the booking number'. */
  label: string;
  labels?: Partial<CopyButtonLabels>;
}

const copyLabels: CopyButtonLabels = {
  copied: 'Copied',
  failed: 'It could not be copied. Select it and copy it by hand.',
};

const signs = { ready: Copy, copied: Check, failed: TriangleAlert };

/** How long the sign of what has happened stays, in milliseconds. */
const signStays = 4_000;

/** Puts a text where one can paste it from. Renders a `button` named by its label, and says what came of it. */
export function CopyButton({ text, label, labels }: CopyButtonProps) {
  const words = useLabels('CopyButton', copyLabels, labels);
  const [state, setState] = useState<keyof typeof signs>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), signStays);
    return () => clearTimeout(timer);
  }, [state]);
  const Sign = signs[state];
  return (
    <>
      <IconButton
        label={label}
        icon={<Sign size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => {
          copyText(text).then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}
      />
      <span className="pothik-visually-hidden" role="status">
        {state === 'ready' ? '' : words[state]}
      </span>
    </>
  );
}
