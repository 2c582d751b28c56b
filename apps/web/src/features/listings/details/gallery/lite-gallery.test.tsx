// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LiteGallery } from './lite-gallery.tsx';

afterEach(cleanup);

function picture(name: string, bytes?: number) {
  return {
    uri: `pictures/${name}`,
    width: 960,
    height: 640,
    placeholder: 'data:image/webp;base64,AA',
    sources: [
      { size: 'page', format: 'avif' as const, width: 960, height: 640, url: `/${name}/page.avif`, bytes },
      { size: 'page', format: 'jpeg' as const, width: 960, height: 640, url: `/${name}/page.jpeg` },
    ],
  };
}

describe('LiteGallery', () => {
  it('shows the total size of the other photos, rounded to tens of kilobytes', () => {
    render(
      <LiteGallery pictures={[picture('a', 90_000), picture('b', 21_000), picture('c', 30_000)]} subject="A house" />,
    );
    expect(document.querySelector('summary')!.textContent).toBe('More photos (2, about 60 kB)');
  });

  it('assumes a typical size for photos of unknown size', () => {
    render(<LiteGallery pictures={[picture('a'), picture('b')]} subject="A house" />);
    expect(document.querySelector('summary')!.textContent).toBe('More photos (1, about 40 kB)');
  });

  it('shows no button for a single photo', () => {
    render(<LiteGallery pictures={[picture('a', 9_000)]} subject="A house" />);
    expect(screen.getByRole('link', { name: 'Picture 1 of 1, larger' }).getAttribute('href')).toBe('/a/page.jpeg');
    expect(document.querySelector('summary')).toBeNull();
  });
});
