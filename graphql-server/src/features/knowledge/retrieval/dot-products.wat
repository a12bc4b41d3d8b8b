(module
  (memory (export "memory") 8)
  ;; Products of one vector of 16-bit numbers with rows of 8-bit ones, whose length is a multiple of 16;
  ;; 32-bit numbers go out, which the caller keeps from running over.
  (func (export "products") (param $query i32) (param $rows i32) (param $count i32) (param $length i32) (param $out i32)
    (local $end i32) (local $q i32) (local $rowEnd i32) (local $sum v128) (local $bytes v128)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (block $done (loop $row
      (br_if $done (i32.ge_u (local.get $out) (local.get $end)))
      (local.set $q (local.get $query))
      (local.set $rowEnd (i32.add (local.get $rows) (local.get $length)))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (loop $step
        (local.set $bytes (v128.load (local.get $rows)))
        (local.set $sum (i32x4.add (local.get $sum)
          (i32x4.add
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $bytes)) (v128.load (local.get $q)))
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $bytes)) (v128.load offset=16 (local.get $q))))))
        (local.set $q (i32.add (local.get $q) (i32.const 32)))
        (local.set $rows (i32.add (local.get $rows) (i32.const 16)))
        (br_if $step (i32.lt_u (local.get $rows) (local.get $rowEnd))))
      (i32.store (local.get $out)
        (i32.add (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
                 (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
      (local.set $out (i32.add (local.get $out) (i32.const 4)))
      (br $row))))
)
