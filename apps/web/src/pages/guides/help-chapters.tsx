import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { GuideChapter } from '../../ui/guide.tsx';

/** How to use the site, and how to stay safe. */
export const helpChapters: GuideChapter[] = [
  {
    id: 'find',
    title: 'Find a place',
    text: (
      <>
        <p>
          Start with the <Link to={paths.home}>search</Link>. You can type the way you speak, such as “apartment to rent
          in Kigali”, or choose type and city from the lists. A slip of the finger does no harm: “Harrare” finds Harare.
          On the <Link to={paths.properties()}>results page</Link>, order by price or by age, and narrow down with
          Filters: category, price, rooms, baths, location. The number beside each choice says how many there are.
        </p>
        <p>
          <strong>Map.</strong> Tap Map above the results to see them where they are. Move the map and tap “Search this
          area” to see only what lies there. “Near me” shows what is close to you.
        </p>
        <p>
          <strong>Compare.</strong> Tap the scales on up to four listings, and see them{' '}
          <Link to={paths.compare()}>side by side</Link>: price per m², rooms and size.
        </p>
        <p>
          <strong>Favorites.</strong> Tap the heart to keep a listing among{' '}
          <Link to={paths.favorite}>your favorites</Link>, with or without an account. Log in, and you find them on
          every device.
        </p>
        <p>
          <strong>Saved searches.</strong> Tap “Save this search”, and we email you new matches: at once, daily or
          weekly. One tap in any of these mails ends them; change them under{' '}
          <Link to={paths.savedSearches}>Saved searches</Link>.
        </p>
        <p>
          Copy the address of a page of results or of a listing to share it in a chat: everyone who opens it sees the
          same page. Every listing also has buttons for WhatsApp, and for a print that fits on one page.
        </p>
        <p>
          Nothing fits? <Link to={paths.request}>Describe what you need</Link>: location, kind of place, and what it
          must have.
        </p>
      </>
    ),
  },
  {
    id: 'buy',
    title: 'Buy',
    text: (
      <ol>
        <li>
          Work out what you can afford. The calculator on every listing turns a loan into a monthly payment, with tax
          and insurance.
        </li>
        <li>
          Message the owner from the listing, without an account, or log in to see their phone and call. Ask why they
          sell, since when they own it, and who else must agree.
        </li>
        <li>
          Visit in daylight, more than once, and talk to neighbours. If you are abroad, send someone you trust, or
          insist on a live video call from the property.
        </li>
        <li>
          Ask for a copy of the title and check it yourself at the land registry or deeds office. The name on the title
          must be the name of the person who sells to you; otherwise ask for a power of attorney and check that too.
        </li>
        <li>Have a lawyer or conveyancer of your own choice write or read the contract.</li>
        <li>
          Pay through a bank or a lawyer's trust account, and only against a signed contract. Never in cash on a
          doorstep.
        </li>
      </ol>
    ),
  },
  {
    id: 'rent',
    title: 'Rent',
    text: (
      <ol>
        <li>
          A rent is for the period that stands beside it: a year, a month or a week. Ask what comes on top: water,
          electricity, security, service charge.
        </li>
        <li>See the place from the inside before you pay anything. Try the taps, the lights and the locks.</li>
        <li>
          Ask for proof that the person who rents it out is allowed to: a title, a lease that allows subletting, or an
          agency's mandate.
        </li>
        <li>Sign a lease that names the rent, the deposit, the notice period and who repairs what. Keep a copy.</li>
        <li>Photograph every room on the day you move in, and agree in writing on what is already broken.</li>
        <li>Get a receipt for the deposit and for every payment.</li>
      </ol>
    ),
  },
  {
    id: 'sell',
    title: 'Sell or let',
    text: (
      <>
        <ol>
          <li>
            <Link to={paths.uploadListing()}>Add a listing</Link>, beginning with photographs in good light, the best
            one first. Say below each what it shows. Information hidden in a photo, such as where it was taken, is
            removed before we show it; if it has such a place, you see it as a pin on the map, and move or remove it
            there.
          </li>
          <li>
            Start typing the area and pick it from the list, tap that you are there, or paste coordinates or a link from
            a map. Then write what is true, and what people ask first: rooms, size, water, power, parking, how far to
            the road.
          </li>
          <li>
            Once it is on the site, you get a picture with its price, its place and a code to scan: send it to your
            groups.
          </li>
          <li>Answer quickly: people who need a home call several owners.</li>
          <li>
            Change the price or the description whenever you need to under{' '}
            <Link to={paths.myListings()}>My Listings</Link>, and mark the listing as sold or rented when it is gone. If
            we hear nothing for two months, we ask you by email. One tap answers.
          </li>
        </ol>
        <p>
          Your phone and email are shown only to people who are logged in. Want to be seen by more people? Look at our{' '}
          <Link to={paths.pricing}>packages</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'scams',
    title: 'Avoid scams',
    text: (
      <>
        <p>Anyone can write a listing, so judge for yourself. Walk away when</p>
        <ul>
          <li>you are asked to pay a deposit, a “viewing fee” or a “reservation” before you have been inside;</li>
          <li>the price is far below everything else in the area;</li>
          <li>the owner is always travelling and the keys will “come by courier”;</li>
          <li>you are pressed to decide today, because another buyer is waiting;</li>
          <li>
            payment should go to a person who has nothing to do with the property, by gift card, or in cryptocurrency;
          </li>
          <li>the papers are only ever a photograph on a phone.</li>
        </ul>
        <p>
          We never ask for your password, never phone you for a code, and never collect deposits or rent for anyone. If
          something looks wrong, <Link to={paths.contact}>tell us</Link> with the address of the listing. If you have
          lost money, report it to the police first: the sooner a bank is told, the better the chance to stop the
          payment.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          You stay logged in for about twelve hours on one device. Forgot the password?{' '}
          <Link to={paths.reset}>Ask for a link</Link> that lets you set a new one. To change your name, phone or
          picture, open <Link to={paths.profile}>your profile</Link>.
        </p>
        <p>
          Tell us how it went under <Link to={paths.feedback}>Feedback</Link>. With our approval it may appear on the
          home page, with your first name and one letter of your surname.
        </p>
      </>
    ),
  },
];
