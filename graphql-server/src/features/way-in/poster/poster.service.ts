import { type RequestContext, requireUuid } from '../../../platform/context/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { type FileStore, readIfThere } from '../../../platform/files/index.js';
import { addressOf, Building, buildingReasons, companyOfBuildings } from '../../buildings/index.js';
import { chatAddress, companyToView, findCompany } from '../../companies/index.js';
import { slugOf } from '../../../platform/german/index.js';
import { renderPoster } from './poster.js';

/** Where the company has chosen no colour. */
const PRODUCT_COLOR = '#0b6b5f';

interface Dependencies {
  files: FileStore;
  publicUrl: string;
}

/** Posters with a code that leads into the chat: for a company, or for one of its buildings. */
export class PosterService {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  async make(
    { actor, em }: RequestContext,
    {
      companyId: id,
      buildingId,
    }: { companyId?: string | undefined; buildingId?: string | undefined },
  ): Promise<{ fileName: string; content: Buffer }> {
    const companyId = buildingId ? companyOfBuildings(actor, 'view', id) : companyToView(actor, id);
    const company = await findCompany(em, companyId);
    const building = buildingId
      ? await em.findOne(Building, { id: requireUuid(buildingId), company: companyId })
      : null;
    if (buildingId && !building) throw notFound(buildingReasons.BUILDING_NOT_FOUND);
    const url = chatAddress(this.#deps.publicUrl, company);
    if (building) url.searchParams.set('building', building.id);
    const { name, phone, email, emergencyContacts } = company;
    const content = await renderPoster({
      company: {
        ...{ name, phone, email, emergencyContacts },
        officeHours: company.officeHours ?? null,
        color: company.brandColor ?? PRODUCT_COLOR,
      },
      // A poster without its logo is better than none.
      logo: await readIfThere(this.#deps.files, company.logoKey),
      building: building ? addressOf(building) : undefined,
      url: url.href,
    });
    const about = slugOf(building ? building.street : company.name) || 'chat';
    return { fileName: `aushang-${about}.pdf`, content };
  }
}
