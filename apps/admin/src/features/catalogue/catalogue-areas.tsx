import { NavLink } from 'react-router';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { pictureMessages } from '../../messages/pictures.ts';
import { picturesAddress } from '../../shared/pictures/pictures-address.ts';
import { costCapsAddress } from './cost-caps/cost-caps-address.ts';
import { searchWordsAddress } from './search-words/search-words-address.ts';
import styles from './catalogue.module.css';

/** The way between the parts of the catalogue. */
export function CatalogueAreas() {
  const { areas, services, categories, searchWords, costCaps } = catalogueMessages;
  return (
    <nav className={styles.areas} aria-label={areas}>
      <NavLink to="/catalogue" end>
        {services}
      </NavLink>
      <NavLink to="/catalogue/categories">{categories}</NavLink>
      <NavLink to={picturesAddress()}>{pictureMessages.title}</NavLink>
      <NavLink to={searchWordsAddress()}>{searchWords}</NavLink>
      <NavLink to={costCapsAddress()}>{costCaps}</NavLink>
    </nav>
  );
}
