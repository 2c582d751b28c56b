import { IconBell, IconHeart, IconMessage, IconPhoto } from '@tabler/icons-react';
import picture from '../../../assets/rent.svg';
import { BesidePanel } from '../../../ui/beside-panel.tsx';

const reasons = [
  { icon: IconMessage, text: 'Call or write to owners and agents directly.' },
  { icon: IconHeart, text: 'Your favorites on every device, and an email when a price drops.' },
  { icon: IconBell, text: 'New homes that match your search, by email.' },
  { icon: IconPhoto, text: 'Show your home to buyers across Africa, in two minutes.' },
];

/** The benefits of an account, beside the log-in and sign-up forms. */
export function AccountReasons() {
  return (
    <BesidePanel title="One account, free of charge" picture={picture}>
      <ul>
        {reasons.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={22} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
    </BesidePanel>
  );
}
