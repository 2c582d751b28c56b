import type { Transaction } from '@africanscity/db/client';

/** A page and a piece of news, as a company writes them. */
export async function seedCompanyPages(tx: Transaction, daysAgo: (days: number) => Date): Promise<void> {
  await tx.companyPage.create({
    data: {
      kind: 'page',
      slug: 'our-offices',
      shownIn: 'footer',
      firstPublishedAt: daysAgo(40),
      versions: {
        create: {
          language: 'en',
          title: 'Our offices',
          summary: 'Where to find us, and when.',
          body: 'Come by without an appointment.\n\n| Office | Address | Open |\n|---|---|---|\n| Harare | 14 Samora Machel Avenue | Monday to Friday, 8:00 to 17:00 |\n| Lagos | 22 Herbert Macaulay Way, Yaba | Monday to Saturday, 9:00 to 18:00 |',
          publishedAt: daysAgo(40),
        },
      },
    },
  });
  await tx.companyPage.create({
    data: {
      kind: 'news',
      slug: 'saved-searches',
      firstPublishedAt: daysAgo(3),
      versions: {
        create: {
          language: 'en',
          title: 'Saved searches are here',
          summary: 'Say once what you are looking for, and hear of new homes by email.',
          body: 'Search as usual, then tap **Save this search**. We email you new matches at once, every morning or every Monday.\n\n[Start a search](/Properties)',
          publishedAt: daysAgo(3),
        },
      },
    },
  });
}
