import { getMarketNumbersTool, type ToolLink } from '@africanscity/contracts/listings/assistant-tools';
import { getLanding } from '@africanscity/contracts/listings/calls/landing';
import type { Landing, LandingLink } from '@africanscity/contracts/listings/landing';
import { tool } from './tool.ts';

export const getMarketNumbers = tool({
  ...getMarketNumbersTool,
  async read({ call, publicUrl }, { path }) {
    const landing = (await call(getLanding, { path })) as Landing;
    return {
      url: publicUrl + landing.path,
      status: landing.status,
      place: landing.place ? [landing.place.name, ...landing.place.within.toReversed()].join(', ') : null,
      type: landing.kind,
      homes: landing.homes,
      usualPriceUsd: landing.usualPrice,
      squareMeterPriceUsd: landing.squareMeterPrice,
      yearChange: landing.yearChange,
      places: landing.places.map(linkOf),
      types: landing.kinds.map(linkOf),
      beside: landing.beside.map(linkOf),
    };
  },
});

function linkOf({ path, name, homes, usualPrice }: LandingLink): ToolLink {
  return { path, name, homes, usualPriceUsd: usualPrice };
}
