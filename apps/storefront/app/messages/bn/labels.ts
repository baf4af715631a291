import type { ComponentLabels } from '@pothik/ui';
import { toBanglaDigits } from '../../shared/bangla-digits.ts';

export const messages: ComponentLabels = {
  locale: 'bn-BD',
  Carousel: {
    previous: 'আগের স্লাইড',
    next: 'পরের স্লাইড',
    goTo: (slide) => `${toBanglaDigits(slide)} নম্বর স্লাইডে যান`,
    pause: 'স্লাইড বদলানো থামান',
    play: 'স্লাইড বদলানো চালান',
  },
};
