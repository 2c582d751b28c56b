/** Path of the feed of the company's news, in each language behind its prefix: '/fr/news.atom'. */
export const newsFeedPath = '/news.atom';
