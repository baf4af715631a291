import { useSettingsBrandingQuery, useCategoriesListQuery } from '@pothik/api-client/rtk-query';
import { resolveUrl } from '@pothik/api-client';
import type { Category } from '@pothik/contract';
import { limits } from '@pothik/contract';
import {
  Drawer,
  Dropdown,
  HeaderBar,
  IconButton,
  Link,
  LinkButton,
  Skeletons,
  ScrollRow,
  Skeleton,
  optionalPart,
  useBrokenImage,
} from '@pothik/ui';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFrameMessages } from '../../messages/frame.ts';
import { useProductName } from '../../shared/use-product-name.ts';
import { useAppSelector, useSettings } from '../../store/hooks.ts';
import { listingAddress } from '../catalogue/listing/addresses.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { LanguageSwitch } from './language/language-switch.tsx';
import styles from './header.module.css';

const HeaderAccount = optionalPart(
  async () => (await import('../account/session/header-account.tsx')).HeaderAccount,
);

function Logo() {
  const { data: branding } = useSettingsBrandingQuery();
  const origin = useSettings().apiOrigin;
  const name = useProductName();
  const logo = branding?.frontendLogo;
  const src = logo ? resolveUrl(origin, logo.secure_url) : undefined;
  const { broken, imageProps } = useBrokenImage(src);
  return (
    <Link href="/">
      {src && !broken ? <img src={src} alt={name} height={32} {...imageProps} /> : name}
    </Link>
  );
}

function CategoryNavigation() {
  const { header } = useFrameMessages();
  const { data: categories, isLoading } = useCategoriesListQuery(catalogueQueries.headerTree);
  const places = Array.from({ length: limits.headerSkeletons }, (_, index) => index);
  return (
    <nav aria-label={header.categories}>
      {isLoading ? (
        <Skeletons label={header.loadingCategories} className={styles.places ?? ''}>
          {places.map((place) => (
            <Skeleton key={place} shape="nav" />
          ))}
        </Skeletons>
      ) : (
        <ScrollRow
          labels={{ left: header.scrollLeft, right: header.scrollRight }}
          step={limits.navigationScroll}
        >
          {categories?.map((category) => (
            <CategoryEntry key={category._id} category={category} />
          ))}
        </ScrollRow>
      )}
    </nav>
  );
}

/** Those that are shown; a server may send what is switched off along. */
const shownIn = ({ subcategories = [] }: Category) =>
  subcategories.filter(
    ({ isActive, showInNavigation }) => isActive !== false && showInNavigation !== false,
  );

function CategoryEntry({ category }: { category: Category }) {
  const { header } = useFrameMessages();
  const items = shownIn(category);
  if (items.length === 0) {
    return (
      <span className="pothik-dropdown__trigger">
        <Link href={listingAddress(category.slug)}>{category.name}</Link>
      </span>
    );
  }
  return (
    <Dropdown
      label={category.name}
      href={listingAddress(category.slug)}
      items={items.map(({ name, slug }) => ({ label: name, href: listingAddress(slug) }))}
      openLabel={header.subcategoriesOf}
      hideDelay={limits.dropdownHideDelay}
    />
  );
}

function SlideInMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { header } = useFrameMessages();
  const { data: categories } = useCategoriesListQuery(catalogueQueries.headerTree);
  const isAuthenticated = useAppSelector((state) => state.auth.isAuthenticated);
  return (
    <Drawer title={header.menu} open={open} onClose={onClose} closeLabel={header.closeMenu}>
      <div className={styles.menu}>
        <h2>{header.main}</h2>
        <Link href="/">{header.home}</Link>
        <h2>{header.services}</h2>
        {categories?.map((category) => (
          <details key={category._id}>
            <summary>{category.name}</summary>
            <Link href={listingAddress(category.slug)}>{category.name}</Link>
            {shownIn(category).map((child) => (
              <Link key={child._id} href={listingAddress(child.slug)}>
                {child.name}
              </Link>
            ))}
          </details>
        ))}
        <h2>{header.quickAccess}</h2>
        <Link href="/service">{header.allServices}</Link>
        {isAuthenticated ? null : <Link href="/login">{header.login}</Link>}
        <LanguageSwitch />
      </div>
    </Drawer>
  );
}

/** The current user; what belongs to it is loaded when somebody is. */
function Account() {
  const { header } = useFrameMessages();
  const user = useAppSelector((state) => state.auth.user);
  const login = (
    <LinkButton emphasis="secondary" href="/login">
      {header.login}
    </LinkButton>
  );
  return user ? <HeaderAccount user={user} /> : login;
}

/** Stays at the top: logo, categories, the current user. */
export function Header() {
  const { header } = useFrameMessages();
  const { key } = useLocation();
  // Open at one place: going to another closes it. What it holds is made as it is first pressed, while the finger is still down.
  const [openAt, setOpenAt] = useState<string>();
  const menuOpen = openAt === key;
  // Back to the place where it was open does not open it again.
  if (openAt && !menuOpen) setOpenAt('');
  return (
    <HeaderBar
      menuButton={
        <IconButton
          label={header.openMenu}
          icon={<Menu size={22} strokeWidth={1.75} aria-hidden />}
          onPointerDown={() => setOpenAt((at = '') => at)}
          onClick={() => setOpenAt(key)}
        />
      }
      logo={<Logo />}
      navigation={<CategoryNavigation />}
      actions={
        <>
          <LanguageSwitch className={styles.language} />
          <Account />
        </>
      }
    >
      {openAt === undefined ? null : <SlideInMenu open={menuOpen} onClose={() => setOpenAt('')} />}
    </HeaderBar>
  );
}
