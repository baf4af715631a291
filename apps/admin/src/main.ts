import '@pothik/ui/fonts.css';
import '@pothik/ui/styles.css';
import './console.css';
import { loadWords } from './messages/words.ts';
import { pageLanguage } from './shared/console-language.ts';

document.documentElement.lang = pageLanguage;
await loadWords();
await import('./start.tsx');
