export { AllAnalytics, CompanyAnalytics } from './AnalyticsScreen';
export { CompanyDashboard } from './DashboardScreen';
export type { AnalyticsTexts } from './messages/catalogues';
