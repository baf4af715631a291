import type { ButtonProps } from '@pothik/ui';
import { Button } from '@pothik/ui';
import type * as tokens from '@pothik/ui/tokens';

export const props: ButtonProps = { emphasis: 'primary', children: 'Send' };
export const button: typeof Button = Button;
export type Tokens = typeof tokens;
