import * as texts from '@africanscity/messages/administration';
import { withCommas } from '@africanscity/messages/formats';
import {
  deleteCompanyPage,
  getSiteMenu,
  getCompanyPagesAll,
  hideCompanyPage,
  showCompanyPage,
} from '@africanscity/contracts/administration/calls/company-pages';
import type { CompanyPageRow } from '@africanscity/contracts/administration/company-pages';
import {
  pageKinds,
  pageLanguages,
  pagePlaces,
  pageStates,
  requiredPages,
  standardPages,
} from '@africanscity/contracts/administration/company-page-values';
import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { paths } from '../../../app/paths.ts';
import { ReasonDialog } from '../../../components/dialogs/reason-dialog.tsx';
import { DataTable } from '../../../components/tables/data-table.tsx';
import type { RowAction } from '../../../components/tables/row-actions.tsx';

const acts = {
  hide: {
    call: hideCompanyPage,
    title: texts.hidePageTitle,
    confirm: texts.hidePage,
    effect: texts.hidePageEffect,
  },
  show: {
    call: showCompanyPage,
    title: texts.showPageTitle,
    confirm: texts.showPage,
    effect: texts.showPageEffect,
  },
  delete: {
    call: deleteCompanyPage,
    title: texts.deleteDraftTitle,
    confirm: texts.deleteDraft,
    effect: texts.deleteDraftEffect,
  },
} as const;

/** All pages and news of the company. */
export function PagesTable() {
  const call = useCall();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<{ what: keyof typeof acts; row: CompanyPageRow } | null>(null);
  const act = open && acts[open.what];
  const actionsOf = (row: CompanyPageRow): RowAction[] => [
    { label: texts.editPage(), onClick: () => void navigate(paths.adminPage({ id: row.id })) },
    ...possibleActs(row).map((what) => ({
      label: acts[what].confirm(),
      danger: what !== 'show',
      onClick: () => setOpen({ what, row }),
    })),
  ];
  return (
    <>
      <DataTable
        title={texts.pagesAndNews()}
        endpoint={getCompanyPagesAll}
        searchLabel={texts.titleOrAddress()}
        nameOf={({ title }) => title}
        columns={[
          {
            title: texts.pageTitle(),
            wrap: 'anywhere',
            text: ({ title }) => title,
            show: (row) => (
              <Anchor component={Link} to={paths.adminPage({ id: row.id })}>
                {row.title}
              </Anchor>
            ),
          },
          { title: texts.pageAddress(), show: ({ path }) => path, wrap: 'anywhere', sortBy: 'slug' },
          { title: texts.pageKind(), show: ({ kind }) => pageKinds[kind]() },
          { title: texts.pageState(), show: ({ state }) => pageStates[state]() },
          {
            title: texts.pageLink(),
            show: ({ kind, shownIn }) => (kind === 'news' ? texts.listOfNews() : pagePlaces[shownIn]()),
          },
          {
            title: texts.languages(),
            show: ({ published }) => withCommas(published.map((code) => pageLanguages[code])) || '–',
          },
          { title: texts.drafts(), show: ({ drafts }) => withCommas(drafts.map((code) => pageLanguages[code])) || '–' },
        ]}
        actions={actionsOf}
        empty={texts.noPagesFound()}
      />
      {open && act && (
        <ReasonDialog
          title={act.title()}
          confirm={act.confirm()}
          danger={open.what !== 'show'}
          send={async () => {
            await call(act.call, { id: String(open.row.id) });
            for (const { name } of [getCompanyPagesAll, getSiteMenu])
              await queryClient.invalidateQueries({ queryKey: [name] });
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        >
          {act.effect({ title: open.row.title })}
        </ReasonDialog>
      )}
    </>
  );
}

function possibleActs({ state, slug, published }: CompanyPageRow): (keyof typeof acts)[] {
  if (requiredPages.includes(slug)) return [];
  if (state === 'hidden') return ['show'];
  const isStandard = (standardPages as readonly string[]).includes(slug);
  return published.length > 0 || isStandard ? ['hide'] : ['delete'];
}
