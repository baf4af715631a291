import { rememberPage } from './page-memory.ts';
import { carryToLanguage, fillNoted } from './take-note.ts';

export { recover } from './recover.ts';

rememberPage();
carryToLanguage();
fillNoted();
