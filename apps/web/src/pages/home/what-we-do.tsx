import * as texts from '@africanscity/messages/site';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import buy from '../../assets/buy.svg';
import help from '../../assets/help.svg';
import rent from '../../assets/rent.svg';
import sell from '../../assets/sell.svg';
import { Section } from '../../ui/section.tsx';
import classes from './what-we-do.module.css';

const services = () => [
  {
    drawing: sell,
    title: texts.serviceSell(),
    text: texts.serviceSellText(),
    action: texts.listAProperty(),
    to: paths.uploadListing(),
  },
  {
    drawing: buy,
    title: texts.serviceBuy(),
    text: texts.serviceBuyText(),
    action: texts.seeForSale(),
    to: paths.properties({ propertyStatus: 'FOR_SALE' }),
  },
  {
    drawing: rent,
    title: texts.serviceRent(),
    text: texts.serviceRentText(),
    action: texts.seeForRent(),
    to: paths.properties({ propertyStatus: 'FOR_RENT' }),
  },
  {
    drawing: help,
    title: texts.serviceHelp(),
    text: texts.serviceHelpText(),
    action: texts.readTheGuide(),
    to: paths.help,
  },
];

/** Cards that link to selling, buying, renting and help. */
export function WhatWeDo() {
  return (
    <Section title={texts.whatWeDo()}>
      <ul className={classes.grid}>
        {services().map(({ drawing, title, text, action, to }) => (
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
