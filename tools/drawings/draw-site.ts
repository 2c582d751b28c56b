// Draws the pictures that the web app carries, so that they can be changed in code.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawBrandLogo, drawBrandMark } from './brand.ts';
import { drawCompanyLogo, type CompanyLogo } from './company-logo.ts';
import { drawHero, type HeroLayout } from './hero.ts';
import { drawIllustration, ILLUSTRATION_NAMES } from './illustration.ts';
import sharp from 'sharp';

const root = join(import.meta.dirname, '../../apps/web');

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
for (const name of ILLUSTRATION_NAMES) await save(`src/assets/${name}.svg`, drawIllustration(name));
await saveHero('wide', 1680);
await saveHero('tall', 800);
await savePreview();

/** The picture behind the home page's search. */
async function saveHero(layout: HeroLayout, width: number): Promise<void> {
  const picture = sharp(Buffer.from(drawHero(undefined, { layout }))).resize({ width });
  await save(`src/assets/hero-${layout}.avif`, await picture.clone().avif({ quality: 50, effort: 6 }).toBuffer());
  await save(`src/assets/hero-${layout}.webp`, await picture.clone().webp({ quality: 68 }).toBuffer());
}

/** What chats show for a link to the home page: the hero with the brand on its calm side. */
async function savePreview(): Promise<void> {
  const hero = sharp(Buffer.from(drawHero(undefined, { layout: 'wide' }))).resize(1200, 630, { position: 'right' });
  const shade =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="220" fill="#17212b" opacity=".55"/></svg>';
  const logo = await sharp(Buffer.from(drawBrandLogo({ variant: 'on-dark' })), { density: 150 })
    .resize({ width: 620 })
    .png()
    .toBuffer();
  const layers = [
    { input: Buffer.from(shade), left: 0, top: 0 },
    { input: logo, left: 64, top: 46 },
  ];
  await save('public/preview/home.jpg', await hero.composite(layers).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

async function save(path: string, content: string | Buffer): Promise<void> {
  const target = join(root, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(`${(content.length / 1024).toFixed(1).padStart(7)} kB  ${path}`);
}
