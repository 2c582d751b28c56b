import { formatNumber } from '@africanscity/messages/formats';
import * as texts from '@africanscity/messages/site';
import { typeName } from '@africanscity/contracts/listings/type-names';
import { isServed } from '@africanscity/contracts/brand-features';
import { useBrand } from '../../ui/brand.tsx';
import { Container, Group } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { DeviceChoices } from '../../components/visitor/device-choices.tsx';
import { LanguageChoice } from '../../components/visitor/language-choice.tsx';
import { CachedFragment } from '../../components/loading/cached-fragment.tsx';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { paths } from '../paths.ts';
import classes from './site-footer.module.css';
import { useKinds } from './use-kinds.ts';
import { useSiteMenu } from './use-site-menu.ts';
import { networkName } from './network-name.ts';
import { openOf } from '../../features/listings/core/kinds.ts';

const company = () => [
  { to: '/for-sale', text: texts.homesForSaleByPlace() },
  { to: '/to-rent', text: texts.homesToRentByPlace() },
  { to: paths.allHomes(), text: texts.allHomes() },
  { to: paths.companyList, text: texts.agencies() },
  { to: paths.allAgents, text: texts.agents() },
  { to: paths.pricing, text: texts.pricing() },
];

const contact = () => [
  { to: paths.contact, text: texts.contactUs() },
  { to: paths.request, text: texts.tellUsYourNeed() },
  { to: paths.uploadListing(), text: texts.listYourProperty() },
];

const shownTypes = 8;

/** The footer of every page. */
export function SiteFooter() {
  const { social = [], name, off } = useBrand();
  const written = useSiteMenu();
  const served = (links: FooterLinksProps['links']) => links.filter(({ to }) => isServed(to, off));
  const types = useKinds()
    .map((kind) => ({ kind: kind.kind, count: openOf(kind) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, shownTypes);
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns}>
        <div className={classes.company}>
          <Logo night />
          <p>{texts.footerLead()}</p>
          {social.length > 0 && (
            <Group component="ul" gap="0 1.25rem" mt="md" aria-label={texts.followUs()}>
              {social.map((address) => (
                <li key={address}>
                  <a href={address} rel="me noopener" dir="auto">
                    {networkName(address)}
                  </a>
                </li>
              ))}
            </Group>
          )}
        </div>
        {types.length > 0 && (
          <FooterLinks
            title={texts.propertyTypes()}
            links={types.map(({ kind, count }) => ({ to: paths.properties({ kind }), text: typeName(kind), count }))}
          />
        )}
        <FooterLinks title={texts.company()} links={[...written.company, ...served(company())]} />
        <FooterLinks
          title={texts.contact()}
          links={[...contact().slice(0, 1), ...written.help, ...served(contact().slice(1))]}
        />
      </Container>
      <Container className={classes.end}>
        <span>
          © {new Date().getFullYear()} {name}
        </span>
        <div className={classes.data}>
          {/* public/meter.js writes the content; React leaves it alone. */}
          <span
            data-meter={texts.visitUsed({ size: '%' })}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
          <DeviceChoices />
          <LanguageChoice className={classes.legal} />
        </div>
        <ul className={classes.legal}>
          {[...written.legal, { to: paths.dataUse, text: texts.dataUse() }].map(({ to, text }) => (
            <li key={to}>
              <SiteLink to={to}>{text}</SiteLink>
            </li>
          ))}
        </ul>
      </Container>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  /** `count` is the number of open listings behind a link. */
  links: { to: string; text: string; count?: number }[];
}

function FooterLinks(props: FooterLinksProps) {
  return <CachedFragment as="nav" aria-label={props.title} of={LinksBelow} props={props} />;
}

/**
 * Links under a heading. On phones they are shown while the `details` element before them is open, which needs no
 * script.
 */
function LinksBelow({ title, links }: FooterLinksProps) {
  return (
    <>
      <details className={classes.folded}>
        <summary>
          <h2>{title}</h2>
          <IconChevronDown size={20} aria-hidden />
        </summary>
      </details>
      <div className={classes.spread}>
        <h2>{title}</h2>
        <ul className={links.some(({ count }) => count !== undefined) ? classes.types : undefined}>
          {links.map(({ to, text, count }) => (
            <li key={to}>
              <SiteLink to={to}>
                {text}
                {count !== undefined && <span className={classes.count}> {formatNumber(count)}</span>}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
