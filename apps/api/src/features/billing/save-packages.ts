import type { Package, PackageForm } from '@africanscity/contracts/billing';
import type { Transaction } from '@africanscity/db/client';
import type { Package as PackageColumns } from '@africanscity/db/generated/client';
import type { RequestContext } from '../../context.ts';
import { InvalidInput, NotFound } from '../../errors.ts';
import { recordAct } from '../admin/record-act.ts';
import { lockPackages } from './lock-packages.ts';
import { presentPackage } from './present.ts';

/** Makes a package, or changes one. A field that is not sent stays as it was. */
export async function savePackages(ctx: RequestContext, input: PackageForm): Promise<Package> {
  const { id, ...values } = input;
  return ctx.db.$transaction(async (tx) => {
    await lockPackages(tx);
    const before = id ? await tx.package.findUnique({ where: { id } }) : null;
    if (id && !before) throw new NotFound('This package');
    const other = await tx.package.findFirst({
      where: { name: { equals: values.name, mode: 'insensitive' }, id: { not: id ?? 0 } },
    });
    if (other) throw new InvalidInput([{ field: 'name', defaultMessage: nameTaken(other) }]);
    const saved = before
      ? await tx.package.update({ where: { id: before.id }, data: values })
      : await tx.package.create({ data: { ...values, position: await nextPosition(tx) } });
    await recordAct(ctx, tx, {
      action: 'savePackages',
      subject: `package ${saved.id}`,
      details: { ...(before && { before: { ...presentPackage(before) } }), after: { ...presentPackage(saved) } },
    });
    return presentPackage(saved);
  });
}

function nameTaken({ archivedAt }: PackageColumns): string {
  return archivedAt
    ? 'is the name of a package that is no longer sold; sell that one again, or choose another name'
    : 'is the name of another package; choose another';
}

async function nextPosition(tx: Transaction): Promise<number> {
  const { _max } = await tx.package.aggregate({ _max: { position: true } });
  return (_max.position ?? -1) + 1;
}
