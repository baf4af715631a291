'use client';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useLabels } from '../labels/use-labels.ts';
import { TextField, type TextFieldProps } from './field.tsx';

/** The words of {@link PasswordField}, for another language than English. */
export interface PasswordFieldLabels {
  show: string;
  hide: string;
}

/** What {@link PasswordField} is given. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  labels?: Partial<PasswordFieldLabels>;
}

const passwordFieldLabels: PasswordFieldLabels = {
  show: 'Show password',
  hide: 'Hide password',
};

/** A password that can be looked at. Renders an `input` and a button. */
export function PasswordField({ labels, ...rest }: PasswordFieldProps) {
  const { show, hide } = useLabels('PasswordField', passwordFieldLabels, labels);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hide : show}
          icon={<Icon {...iconStyle} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
