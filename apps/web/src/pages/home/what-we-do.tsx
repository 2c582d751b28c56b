import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import buy from '../../assets/buy.svg';
import help from '../../assets/help.svg';
import rent from '../../assets/rent.svg';
import sell from '../../assets/sell.svg';
import { Section } from '../../ui/section.tsx';
import classes from './what-we-do.module.css';

const services = [
  {
    drawing: sell,
    title: 'Sell',
    text: 'Add photos from your phone, say what makes it special, and meet buyers today.',
    action: 'List a property',
    to: paths.uploadListing(),
  },
  {
    drawing: buy,
    title: 'Buy',
    text: 'Compare homes, stands and farms by city and price, and speak to the owner yourself.',
    action: 'See what is for sale',
    to: paths.properties({ propertyStatus: 'FOR_SALE' }),
  },
  {
    drawing: rent,
    title: 'Rent',
    text: 'From a student room to a family home, with the monthly rent on every card.',
    action: 'See what is for rent',
    to: paths.properties({ propertyStatus: 'FOR_RENT' }),
  },
  {
    drawing: help,
    title: 'Help',
    text: 'How to view, agree and pay safely, and how to spot a scam before it costs you.',
    action: 'Read the guide',
    to: paths.help,
  },
];

/** Cards that link to selling, buying, renting and help. */
export function WhatWeDo() {
  return (
    <Section title="What we do" lead="One place for every step, whether you are handing over keys or waiting for them.">
      <ul className={classes.grid}>
        {services.map(({ drawing, title, text, action, to }) => (
          <li key={title} className={classes.card}>
            <img src={drawing} alt="" width={480} height={360} loading="lazy" className={classes.drawing} />
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
            <Link to={to} className={classes.action}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
