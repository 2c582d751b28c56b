import { SiteName } from '../../ui/brand.tsx';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../ui/guide.tsx';

/** The terms between users and the company. */
export const termsChapters: GuideChapter[] = [
  {
    id: 'what',
    title: 'What this site is',
    text: (
      <>
        <p>
          <SiteName /> is a noticeboard: owners and agents describe properties, visitors read about them and get in
          touch. We are not a party to any sale or lease, we do not own, inspect or value the properties, and we do not
          hold money for anyone.
        </p>
        <p>By using the site you accept these terms. If you do not, please do not use it.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <ul>
        <li>Give your real name and an email address that is yours. One address is one account.</li>
        <li>
          Keep your password to yourself. What is done with your account counts as done by you, until you tell us that
          it was taken over.
        </li>
        <li>You may stop using your account at any time, and ask us to close it.</li>
        <li>We may close accounts that break these terms, and will say why if you ask.</li>
      </ul>
    ),
  },
  {
    id: 'listings',
    title: 'Listings',
    text: (
      <>
        <p>
          You may list a property when it exists, when you own it or are mandated by its owner, and when what you write
          about it is true. In particular:
        </p>
        <ul>
          <li>
            the price is the price you ask, in the currency that you name; for a rental, the rent of the period that you
            name;
          </li>
          <li>photographs show the property itself, and you have the right to publish them;</li>
          <li>nobody is turned away for their origin, religion, sex, disability or family;</li>
          <li>what has been sold or let is marked so, or taken down, without delay.</li>
        </ul>
        <p>
          You keep all rights to your words and pictures, and allow us to show them on this site, in search results and
          previews, and in the advertising of a package you bought, for as long as the listing is up. We may hide or
          remove a listing that breaks these terms or the law.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair use',
    text: (
      <ul>
        <li>Use contact details only to speak about the listing on which you found them.</li>
        <li>
          Do not collect listings or contacts in bulk, and do not overload the service or try to get around its limits.
        </li>
        <li>Do not post what is unlawful, deceptive or hurtful, or what belongs to someone else.</li>
      </ul>
    ),
  },
  {
    id: 'paid',
    title: 'Packages',
    text: (
      <p>
        Browsing, an account and listing are free. <Link to={paths.pricing}>Packages</Link> are paid by the month and in
        advance; each says what it includes. They do not renew by themselves. The rights that the consumer law of your
        country gives you are not touched.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    text: (
      <>
        <p>
          We run the site with care, but listings are written by others: check every property, person and paper yourself
          before you sign or pay. Our <Link to={paths.help}>guide</Link> says how. Calculators and estimates on the site
          are help for thinking, not advice.
        </p>
        <p>
          We answer for harm that we cause on purpose or by gross negligence, and wherever the law does not allow us to
          exclude it. Beyond that we do not answer for what users agree on with each other, or for times when the site
          cannot be reached.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When these terms change, the new text is published here. Changes that matter to people with an account are
        announced before they apply. Questions? <Link to={paths.contact}>Write to us</Link>.
      </p>
    ),
  },
];
