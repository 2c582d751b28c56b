import * as texts from '@africanscity/messages/accounts';
import { IconBell, IconHeart, IconPhone, IconPhoto } from '@tabler/icons-react';
import picture from '../../../assets/rent.svg';
import { BesidePanel } from '../../../ui/beside-panel.tsx';

const reasons = [
  { icon: IconPhone, text: texts.reachOwnersDirectly },
  { icon: IconHeart, text: texts.favoritesEverywhere },
  { icon: IconBell, text: texts.newHomesByEmail },
  { icon: IconPhoto, text: texts.showYourHome },
];

/** The benefits of an account, beside the log-in and sign-up forms. */
export function AccountReasons() {
  return (
    <BesidePanel title={texts.oneFreeAccount()} picture={picture}>
      <ul>
        {reasons.map(({ icon: Icon, text }) => (
          <li key={text()}>
            <Icon size={22} aria-hidden />
            {text()}
          </li>
        ))}
      </ul>
    </BesidePanel>
  );
}
