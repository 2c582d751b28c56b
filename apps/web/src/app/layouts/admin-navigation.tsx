import * as texts from '@africanscity/messages/site';
import {
  IconAd2,
  IconAlertTriangle,
  IconBuildingEstate,
  IconBuildingStore,
  IconCash,
  IconColorSwatch,
  IconFileImport,
  IconFlag,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconListDetails,
  IconLogout,
  IconMail,
  IconMailOff,
  IconMapPin,
  IconMessage,
  IconMessageStar,
  IconNews,
  IconPackage,
  IconReportMoney,
  IconRss,
  IconSpeakerphone,
  IconSquare,
  IconUserCog,
  IconUsers,
  IconZoomQuestion,
  type Icon,
} from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { adminSections } from '../admin-sections.ts';
import { paths } from '../paths.ts';
import classes from './admin-navigation.module.css';
import links from './menu-link.module.css';
import { useLogOff } from './use-log-off.ts';

/** Icons by the last path segment. */
const icons = new Map<string, Icon>([
  ['adminlayout', IconLayoutDashboard],
  ['listings', IconBuildingEstate],
  ['moderation', IconFlag],
  ['users', IconUsers],
  ['agencies', IconBuildingStore],
  ['requests', IconZoomQuestion],
  ['evaluations', IconReportMoney],
  ['messages', IconMessage],
  ['feedback', IconMessageStar],
  ['newsletter', IconMail],
  ['pages', IconNews],
  ['announcements', IconSpeakerphone],
  ['payments', IconCash],
  ['packages', IconPackage],
  ['ad-tasks', IconAd2],
  ['places', IconMapPin],
  ['brand', IconColorSwatch],
  ['settings', IconListDetails],
  ['import-export', IconFileImport],
  ['feeds', IconRss],
  ['api-keys', IconKey],
  ['spam', IconMailOff],
  ['failures', IconAlertTriangle],
  ['audit-log', IconHistory],
]);

/** Links to the sections of the administration, the administrator's account and the log-out. */
export function AdminNavigation() {
  const logOff = useLogOff();
  return (
    <nav aria-label={texts.administration()} className={classes.navigation}>
      {adminSections.map(({ path, text }) => {
        const PartIcon = icons.get(path.slice('admin/'.length)) ?? IconSquare;
        return (
          <NavLink key={path} to={`/${path}`} className={links.link}>
            <PartIcon size={20} aria-hidden /> {text()}
          </NavLink>
        );
      })}
      <hr className={classes.line} />
      <NavLink to={paths.adminAccount} className={links.link}>
        <IconUserCog size={20} aria-hidden /> {texts.myAccount()}
      </NavLink>
      <button type="button" className={links.link} onClick={logOff}>
        <IconLogout size={20} aria-hidden /> {texts.logOut()}
      </button>
    </nav>
  );
}
