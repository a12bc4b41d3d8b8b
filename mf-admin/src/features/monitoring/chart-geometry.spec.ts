import { expect, it } from 'vitest';
import { areaPath, chartPoints, linePath } from './chart-geometry';

it('spreads the values from left to right, the highest at the top', () => {
  expect(chartPoints([0, 10, 5])).toEqual([
    { x: 0, y: 77 },
    { x: 150, y: 3 },
    { x: 300, y: 40 },
  ]);
});

it('lays a lone value in the middle and zeroes on the ground', () => {
  expect(chartPoints([4])).toEqual([{ x: 150, y: 3 }]);
  expect(chartPoints([0, 0]).map(({ y }) => y)).toEqual([77, 77]);
});

it('draws a line and closes it to an area', () => {
  const points = chartPoints([0, 10]);
  expect(linePath(points)).toBe('M0.0 77.0L300.0 3.0');
  expect(areaPath(points)).toBe('M0.0 77.0L300.0 3.0L300.0 80L0.0 80Z');
  expect(areaPath([])).toBe('');
});
