import * as texts from '@africanscity/messages/site';
import type { Testimonial } from '@africanscity/contracts/administration/home';
import { IconQuote } from '@tabler/icons-react';
import { paths } from '../../app/paths.ts';
import { MoreLink } from '../../components/navigation/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import classes from './testimonials.module.css';

/** Approved feedback of users. */
export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  if (!testimonials.length) return null;
  return (
    <Section title={texts.whatPeopleSay()} more={<MoreLink to={paths.feedback}>{texts.writeYours()}</MoreLink>}>
      <ul className={classes.list} tabIndex={0} aria-label={texts.testimonials()}>
        {testimonials.map(({ id, message, author }) => (
          <li key={id}>
            <figure className={classes.card}>
              <IconQuote size={28} aria-hidden className={classes.mark} />
              <blockquote dir="auto" className={classes.message}>
                {message}
              </blockquote>
              <figcaption dir="auto" className={classes.author}>
                {author}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
