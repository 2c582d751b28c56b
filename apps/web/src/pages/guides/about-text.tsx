import * as texts from '@africanscity/messages/site';
import { useBrand } from '../../ui/brand.tsx';
import { Container } from '@mantine/core';
import { IconDeviceMobile, IconMessages, IconScale } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { Prose } from '../../ui/prose.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import classes from './about-text.module.css';

const promises = [
  {
    Sign: IconMessages,
    title: 'You speak to the owner',
    text: 'Write from any listing, or log in and call: phone and email are a tap away. We take no share of what you agree on, and no fee for the introduction.',
  },
  {
    Sign: IconScale,
    title: 'Prices you can compare',
    text: 'Every price is shown in US dollars too, every size in square metres or hectares, so that a flat in Nairobi and a stand in Harare can be weighed against each other.',
  },
  {
    Sign: IconDeviceMobile,
    title: 'Made for the phone in your hand',
    text: 'Pages are small, pictures are light, and a slow connection is enough. If you ask your phone to save data, we send even less.',
  },
];

/** The company, its work and its values. */
export function AboutText() {
  const { name } = useBrand();
  return (
    <Container className={classes.page}>
      <div className={classes.pair}>
        <Prose>
          <h2>Why we are here</h2>
          <p>
            Looking for a home should not depend on whom you know. Yet in many of our cities the best places still
            change hands by word of mouth, on handwritten signs, or in group chats that scroll away overnight. Those who
            are new in town, and those who look from abroad, see the least.
          </p>
          <p>
            We built {name} so that anyone with a phone can see what is for sale and for rent, at what price and with
            which pictures, and can call the person behind it the same day.
          </p>
        </Prose>
        <Prose>
          <h2>Who we are</h2>
          <p>
            {name} is a subsidiary of an online education and business solutions company. From that work we know two
            things well: that people decide better when information is laid out clearly, and that small firms grow when
            good tools cost little. Both went into this site.
          </p>
          <p>
            Families who let a cottage behind their house list here beside agencies with a hundred properties. Students
            look for a room, companies for a warehouse, and people in the diaspora for the stand they will build on one
            day.
          </p>
        </Prose>
      </div>
      <ul className={classes.promises}>
        {promises.map(({ Sign, title, text }) => (
          <li key={title}>
            <Sign className={classes.sign} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.pair}>
        <Prose>
          <h2>How we earn our living</h2>
          <p>
            Browsing is free, and so is an account. Agents and owners who want to be seen by more people can take one of
            our <Link to={paths.pricing}>monthly packages</Link>, which add advertising on our site, in newspapers and
            on social media. Paying never changes what a listing says, and we do not sell your details to anyone: our{' '}
            <Link to={paths.privacy}>privacy notice</Link> says exactly what we keep.
          </p>
        </Prose>
        <Prose>
          <h2>Talk to us</h2>
          <p>
            <RichText
              text={texts.aboutContact()}
              tags={{
                contact: (words) => <Link to={paths.contact}>{words}</Link>,
                help: (words) => <Link to={paths.help}>{words}</Link>,
              }}
            />
          </p>
        </Prose>
      </div>
    </Container>
  );
}
