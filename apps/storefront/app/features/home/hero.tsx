import { limits, type Category } from '@pothik/contract';
import { Button, Carousel, IconButton, Select } from '@pothik/ui';
import { ArrowRight } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useHomeMessages } from '../../messages/home.ts';
import { QueryForm } from '../../shared/query-form.tsx';
import { listingAddress } from '../catalogue/listing/addresses.ts';
import { ServiceSearch } from '../catalogue/search/service-search.tsx';
import { Countries } from './countries.tsx';
import styles from './hero.module.css';
import slide1 from './slides/support.svg';
import slide1Inline from './slides/support.svg?inline';
import slide2 from './slides/processing.svg';
import slide3 from './slides/network.svg';
import slide4 from './slides/reviews.svg';
import slide5 from './slides/guidance.svg';
import slide6 from './slides/always.svg';

// The largest that the first frame shows comes with the page itself, and not once more with its script.
const first = import.meta.env.SSR ? slide1Inline : slide1;
const pictures = [first, slide2, slide3, slide4, slide5, slide6];

/** The question that the page answers: what are you looking for? */
export function Hero({ categories }: { categories: readonly Category[] }) {
  const { home } = useHomeMessages();
  const navigate = useNavigate();
  const options = categories.map(({ name, slug }) => ({ value: slug, label: name }));

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('category');
    const slug = typeof chosen === 'string' && chosen ? chosen : categories[0]?.slug;
    void navigate(listingAddress(slug));
  };

  return (
    <div className={styles.hero}>
      <div className={styles.question}>
        <h1>{home.title}</h1>
        <p>{home.lead}</p>
        <div className={styles.ask}>
          {/* Without JavaScript it is a filter of all services. */}
          <QueryForm className={styles.form} action="/service" onSubmit={search}>
            <Select
              className={styles.select ?? ''}
              label={home.category}
              name="category"
              options={options}
            />
            <Button type="submit">{home.search}</Button>
          </QueryForm>
          <QueryForm role="search" action="/service">
            <ServiceSearch
              labelHidden
              end={
                <IconButton
                  type="submit"
                  label={home.searchAll}
                  icon={
                    <ArrowRight
                      size={20}
                      strokeWidth={1.75}
                      className="pothik-directed"
                      aria-hidden
                    />
                  }
                />
              }
            />
          </QueryForm>
          <Countries />
        </div>
      </div>
      <Carousel
        label={home.highlights}
        interval={limits.heroAutoAdvance}
        swipeThreshold={limits.swipeThreshold}
        slides={home.slides.map((slide, index) => ({
          key: slide.title,
          content: (
            <figure className={styles.slide}>
              <img
                src={pictures[index]}
                suppressHydrationWarning
                alt=""
                width={1200}
                height={900}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
              <figcaption>
                <strong>{slide.title}</strong>
                <span>{slide.text}</span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </div>
  );
}
