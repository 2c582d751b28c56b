// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { SaveData } from '../visitor/save-data.tsx';

const picture = {
  uri: 'pictures/a',
  width: 1600,
  height: 1067,
  placeholder: 'data:image/webp;base64,AA',
  sources: [
    { size: 'card', format: 'avif' as const, width: 320, height: 213, url: '/card.avif' },
    { size: 'card', format: 'jpeg' as const, width: 320, height: 213, url: '/card.jpeg' },
    { size: 'page', format: 'avif' as const, width: 960, height: 640, url: '/page.avif' },
    { size: 'page', format: 'jpeg' as const, width: 960, height: 640, url: '/page.jpeg' },
    { size: 'full', format: 'webp' as const, width: 1600, height: 1067, url: '/full.webp' },
    { size: 'full', format: 'jpeg' as const, width: 1600, height: 1067, url: '/full.jpeg' },
  ],
};
const types = () => [...document.querySelectorAll('source')].map((source) => source.type);

afterEach(cleanup);

describe('Picture', () => {
  it('reserves its space and loads lazily', () => {
    render(<Picture picture={picture} alt="A house" upTo="page" sizes="100vw" />);
    const image = screen.getByRole('img', { name: 'A house' });
    expect(image).toMatchObject({ width: 1600, height: 1067 });
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('srcset')).toBe('/card.jpeg 320w, /page.jpeg 960w');
    expect(types()).toEqual(['image/avif']);
  });

  it('loads at once with a priority', () => {
    render(<Picture picture={picture} alt="A house" upTo="card" sizes="320px" priority="high" />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  });

  it('drops a format without the largest width', () => {
    render(<Picture picture={picture} alt="" upTo="full" sizes="100vw" />);
    expect(types()).toEqual(['image/webp']);
  });

  it('offers smaller sizes to visitors who save data', () => {
    render(
      <SaveData value={true}>
        <Picture picture={picture} alt="A house" upTo="page" sizes="100vw" />
      </SaveData>,
    );
    expect(screen.getByRole('img').getAttribute('srcset')).toBe('/card.jpeg 320w');
  });

  it('offers the lite variant to visitors who save data, and a card for browsers without its format', () => {
    const lite = { size: 'lite', format: 'avif' as const, width: 400, height: 267, url: '/lite.avif' };
    const withLite = { ...picture, sources: [...picture.sources, lite] };
    const shown = (saveData: boolean) => (
      <SaveData value={saveData}>
        <Picture picture={withLite} alt="A house" upTo="page" sizes="100vw" />
      </SaveData>
    );
    const { rerender } = render(shown(true));
    const sources = () => [...document.querySelectorAll('source')].map(({ srcset }) => srcset);
    expect(sources()).toEqual(['/lite.avif']);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/card.jpeg');
    rerender(shown(false));
    expect(sources()).toEqual(['/card.avif 320w, /page.avif 960w']);
  });

  it('draws a house when the listing has no picture', () => {
    render(<Picture picture={null} alt="House in Lagos" upTo="card" sizes="320px" />);
    expect(screen.getByRole('img', { name: 'House in Lagos (no picture yet)' }).tagName).toBe('SPAN');
    expect(document.querySelector('img, svg')).toBeNull();
  });
});
