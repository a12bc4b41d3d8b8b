export { MonitoringPage } from './MonitoringPage';
