import * as texts from '@africanscity/messages/site';
import { Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import tallAvif from '../../assets/hero-tall.avif';
import tallWebp from '../../assets/hero-tall.webp';
import wideAvif from '../../assets/hero-wide.avif';
import wideWebp from '../../assets/hero-wide.webp';
import { useSaveData } from '../../components/visitor/save-data.tsx';
import classes from './hero.module.css';

const phone = '(max-width: 47.99em)';

/** A transparent pixel. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** The first section of the home page, with the search form. */
export function Hero({ children }: { children: ReactNode }) {
  const saveData = useSaveData();
  return (
    <div className={classes.hero}>
      {!saveData && (
        <picture className={`decoration ${classes.picture}`}>
          {/* Data savers do not download the hidden picture. */}
          <source media="(prefers-reduced-data: reduce)" srcSet={nothing} />
          <source media={phone} type="image/avif" srcSet={tallAvif} />
          <source media={phone} srcSet={tallWebp} />
          <source type="image/avif" srcSet={wideAvif} />
          <img src={wideWebp} alt="" width={1680} height={700} fetchPriority="high" decoding="async" />
        </picture>
      )}
      <Container className={classes.content}>
        <Title order={1} className={classes.title}>
          {texts.findYourPlace()}
        </Title>
        <p className={classes.lead}>{texts.heroLead()}</p>
        {children}
      </Container>
    </div>
  );
}
