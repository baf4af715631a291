import { rememberPage } from './page-memory.ts';
import { renewOutdatedPage } from './renew.ts';
import { carryToLanguage, fillNoted } from './take-note.ts';
import { followVersions } from './version.ts';

export { recover } from './recover.ts';

rememberPage();
renewOutdatedPage();
followVersions();
carryToLanguage();
fillNoted();
