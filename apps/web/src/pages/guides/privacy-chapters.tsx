import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../ui/guide.tsx';

/** The personal data we store, with purpose and retention. Update it together with the code. */
export const privacyChapters: GuideChapter[] = [
  {
    id: 'short',
    title: 'In short',
    text: (
      <ul>
        <li>
          You can browse everything without an account. We set no cookies unless you log in, or choose a currency or how
          much data you are sent. We load nothing from other companies: no trackers, no advertising networks, no foreign
          fonts.
        </li>
        <li>With an account we keep what you enter, and use it for the site and nothing else.</li>
        <li>We do not sell or rent your details.</li>
      </ul>
    ),
  },
  {
    id: 'visitors',
    title: 'When you look around',
    text: (
      <>
        <p>
          <strong>Views of a listing.</strong> Owners see how many people looked at their listing. To count each visitor
          once a day we compute a fingerprint of the connection with a secret that changes every day and is thrown away
          afterwards. Your IP address is not stored with it, and yesterday's fingerprints cannot be traced back or
          joined with today's. What remains is a number.
        </p>
        <p>
          <strong>Protection.</strong> To hold back attacks, the server counts requests and failed logins for each
          connection, under a digest instead of the address, and deletes these counters shortly after they run out. The
          technical log of the server notes the connection's address with the path of a request, never with what you
          typed into forms or searches. It serves only to keep the site up.
        </p>
        <p>
          <strong>Your browser.</strong> Your choice of light or dark stays in your browser's storage. So does a listing
          that you began to write and have not sent yet, which announcements you dismissed, the listings that you opened
          last and when you were last here. Favorites and their notes stay there too, until you log in.
        </p>
        <p>
          <strong>Newsletter.</strong> We keep the address that you subscribe with. It gets nothing but one email until
          you confirm it, and is deleted after a week when you do not. Each mail has a link that ends them with one tap;
          that you left is kept, so that we do not email you again.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'When you have an account',
    text: (
      <>
        <p>We keep</p>
        <ul>
          <li>
            your name, title, email, phone, country and picture, as far as you entered them, and further contacts you
            added;
          </li>
          <li>your password only as an argon2id hash, from which nobody can read it, not even us;</li>
          <li>
            your sessions: when you logged in and with which kind of browser. They end after about twelve hours or when
            you log out, and are then deleted;
          </li>
          <li>your listings, favorites, saved searches with what they found, requests, feedback and payments;</li>
          <li>
            what you write to owners, and they to you, with your name and, if you give it, your phone. The other side
            sees them, the members of an owner's agency too, but never your email address; our team reads them when one
            side reports the other. What is not confirmed within a week is deleted;
          </li>
          <li>
            what you write to us or ask us to find, with your name, email and phone, also without an account. A message
            to a company or an agent is mailed to them, and its text is deleted here once it is sent;
          </li>
          <li>
            on which day you were shown the contacts of an owner, to protect owners from people who collect them: one
            account, and one internet address, see those of so many owners a day. Of the address only a value is kept
            that nobody can turn back, until the next day.
          </li>
        </ul>
        <p>
          Whether you are logged in is kept in your browser's own storage, not in a cookie, and is cleared when you log
          off. Only who logs in with JavaScript switched off gets a cookie, which says just that and ends as soon.
        </p>
        <p>
          If you log in with a second step, your browser keeps a cookie for half a year. It only shows at the next login
          that you used this browser before, so that a stranger who types wrong codes elsewhere cannot lock you out. It
          stops working when you change your password.
        </p>
        <p>
          Who changes something while logged in gets a cookie that says that something changed, the same for everybody,
          so that pages show it at once. It ends after less than a minute.
        </p>
        <p>
          Who chooses to use less data, or to be shown everything again, gets a cookie that says “on” or “off”, the same
          for everybody, and ends after a year. A chosen currency is kept the same way, by its code. What your visit
          used is counted in your browser, and is told to nobody.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'What others see',
    text: (
      <ul>
        <li>Your listings, with your title, name and surname, are public.</li>
        <li>
          Your phone, email and further contacts are shown only to people who are logged in and ask for them, one owner
          at a time. Your statistics say how often.
        </li>
        <li>Photographs are stripped of hidden information such as place, time and device before they are shown.</li>
        <li>
          Feedback appears on the home page only after we approved it, with your first name and the first letter of your
          surname.
        </li>
      </ul>
    ),
  },
  {
    id: 'mail',
    title: 'Mail and payments',
    text: (
      <p>
        We write to you about your account and about what you asked for. The text of a mail is erased from our queue
        once it is on its way. Payments are carried out by the payment company that you choose; we receive whether you
        paid, never the number of your card.
      </p>
    ),
  },
  {
    id: 'time',
    title: 'How long',
    text: (
      <ul>
        <li>
          A listing that you delete disappears at once, and the files of its pictures with it, unless another listing
          shows the same picture.
        </li>
        <li>
          If you list the same home again within six months, or three for a home to rent, its days on the market and its
          price history go on. To recognise it we keep a digest of each picture that long, and no longer than your
          account.
        </li>
        <li>
          Links that we mail for a new password or to confirm an address are kept as a digest, and deleted once used or
          expired.
        </li>
        <li>What the law obliges us to keep, such as records of payments, stays for as long as it says.</li>
        <li>Everything else stays while you have an account.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <p>
        You may see, correct and take with you what we hold about you, object to its use, or have your account and its
        data deleted. <Link to={paths.contact}>Write to us</Link> from the email address of the account. You may also
        turn to the data protection authority of your country.
      </p>
    ),
  },
];
