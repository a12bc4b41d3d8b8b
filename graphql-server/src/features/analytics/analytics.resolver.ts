import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import { presentAllAnalytics, presentAnalytics, presentDashboard } from './analytics.presenter.js';
import type { AnalyticsService } from './analytics.service.js';
import { AnalyticsArguments, PeriodArguments } from './period-arguments.type.js';
import { AllAnalytics, Analytics } from './analytics.type.js';
import { CompanyDashboard } from './dashboard.type.js';
import type { DashboardService } from './dashboard.service.js';

@Resolver()
export class AnalyticsResolver {
  readonly #analytics: AnalyticsService;
  readonly #dashboard: DashboardService;

  constructor(analytics: AnalyticsService, dashboard: DashboardService) {
    this.#analytics = analytics;
    this.#dashboard = dashboard;
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => CompanyDashboard, {
    description:
      'What waits for the people of a company now. For administrators, who name the company, and `dashboard.view` at the own company. Errors: NOT_FOUND.',
  })
  async companyDashboard(
    @Arg('companyId', () => ID, {
      nullable: true,
      description: 'The company; for administrators, who have to say it.',
    })
    companyId: string | null,
    @Ctx() { request }: GraphqlContext,
  ): Promise<CompanyDashboard> {
    return presentDashboard(await this.#dashboard.now(request, companyId));
  }

  @AccessFor(['admin', 'companyUser', 'apiKey'])
  @Query(() => Analytics, {
    description:
      'Figures of one company in a period. For administrators, who name the company, and `analytics.view` at the own company. Errors: BAD_USER_INPUT with `fields`, NOT_FOUND.',
  })
  async analytics(
    @Args(() => AnalyticsArguments) asked: AnalyticsArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<Analytics> {
    return presentAnalytics(await this.#analytics.ofCompany(request, asked));
  }

  @AccessFor(['admin', 'apiKey'])
  @Query(() => AllAnalytics, {
    description:
      'Figures over all companies, and of each, with what models cost. For administrators, and API keys of the platform with `monitoring.view`. Errors: BAD_USER_INPUT with `fields`.',
  })
  async allAnalytics(
    @Args(() => PeriodArguments) asked: PeriodArguments,
    @Ctx() { request }: GraphqlContext,
  ): Promise<AllAnalytics> {
    return presentAllAnalytics(await this.#analytics.ofAll(request, asked));
  }
}
