// Draws the pictures that the web app carries, so that they can be changed in code. Run: node apps/web/scripts/draw-assets.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawBrandMark } from '@africanscity/drawings/brand';
import { drawCompanyLogo, type CompanyLogo } from '@africanscity/drawings/company-logo';
import { drawHouse } from '@africanscity/drawings/house';
import sharp from 'sharp';

const root = join(import.meta.dirname, '..');

const partners: Record<string, CompanyLogo> = {
  'baobab-trust': { name: 'Baobab Trust', mark: 'baobab', colors: ['#7a3f1d', '#d98a2b'] },
  'savanna-homes': { name: 'Savanna Homes', mark: 'acacia', colors: ['#2f5d3a', '#e0a030'] },
  'zambezi-brick': { name: 'Zambezi Brick', mark: 'blocks', colors: ['#8c2f24', '#e07a4a'] },
  'kente-interiors': { name: 'Kente Interiors', mark: 'weave', colors: ['#4a2c6e', '#e8a020'] },
  'sahel-solar': { name: 'Sahel Solar', mark: 'sun', colors: ['#1f4e79', '#f0a818'] },
  'harbour-surveys': { name: 'Harbour Surveys', mark: 'waves', colors: ['#14566b', '#3fa7b5'] },
};

await save('public/favicon.svg', drawBrandMark({ tile: true }));
for (const [file, logo] of Object.entries(partners)) await save(`public/partners/${file}.svg`, drawCompanyLogo(logo));
await drawHero();

/** The picture behind the home page's search, wide for desks and narrow for phones; and the one that previews it in chats. */
async function drawHero(): Promise<void> {
  const scene = Buffer.from(drawHouse(3, { style: 'villa', light: 'golden' }));
  const wide = sharp(scene, { density: 110 }).resize(1920, 820, { position: 'centre' });
  const phone = sharp(scene).resize(828, 760, { position: 'centre' });
  await save('src/assets/hero-wide.avif', await wide.clone().avif({ quality: 45, effort: 6 }).toBuffer());
  await save('src/assets/hero-wide.webp', await wide.clone().webp({ quality: 64 }).toBuffer());
  await save('src/assets/hero-phone.avif', await phone.clone().avif({ quality: 42, effort: 6 }).toBuffer());
  await save('src/assets/hero-phone.webp', await phone.clone().webp({ quality: 58 }).toBuffer());
  await save('public/preview/home.jpg', await sharp(scene).resize(1200, 630, { position: 'centre' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

async function save(path: string, content: string | Buffer): Promise<void> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(`${(content.length / 1024).toFixed(1).padStart(7)} kB  ${path}`);
}
