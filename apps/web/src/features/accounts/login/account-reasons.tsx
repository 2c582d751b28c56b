import { IconBell, IconHeart, IconMessage, IconPhoto } from '@tabler/icons-react';
import picture from '../../../assets/rent.svg';
import classes from './account-reasons.module.css';

const reasons = [
  { icon: IconMessage, text: 'Call or write to owners and agents directly.' },
  { icon: IconHeart, text: 'Your favorites on every device, and a mail when a price falls.' },
  { icon: IconBell, text: 'New homes that match your search, in your mail.' },
  { icon: IconPhoto, text: 'Your own house before the eyes of a continent, in two minutes.' },
];

/** What an account is good for, beside the forms that lead to one. */
export function AccountReasons() {
  return (
    <div className={classes.panel}>
      <img src={picture} alt="" width={480} height={360} loading="lazy" className={`decoration ${classes.picture}`} />
      <h2>One account, free of charge</h2>
      <ul>
        {reasons.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={22} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
